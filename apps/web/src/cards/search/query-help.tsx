"use client";

import { Button, Dialog } from "@spellroom/ui";
import { useState } from "react";
import { useMessages } from "../../i18n/language.tsx";
import styles from "./search.module.css";

/** Examples of each criterion, in the order of their texts. */
const EXAMPLES = {
  name: ["serra angel", '"of the"', '!"Lightning Bolt"'],
  text: ['o:"draw a card"', "o:~"],
  type: ["t:elf", "t:legendary t:creature"],
  keyword: ["kw:flying", 'kw:"first strike"'],
  color: ["c:rg", "c=rg", "c<=rg", "c:m", "c=2"],
  identity: ["id:ub", "id=wu"],
  cost: ["m:2ww", "m={G}{G}"],
  manaValue: ["mv=3", "mv>=5", "mv:odd"],
  numbers: ["pow>=4", "tou=1", "pow>tou"],
  format: ["f:open", "banned:open"],
  edition: ["r>=rare", "r:common"],
  is: ["is:playable", "is:vanilla", "not:permanent"],
  deck: ["in:ember-rush"],
  together: ["t:elf or t:goblin", "-t:creature", "(c:r or c:g) mv<=2"],
} as const;
type Criterion = keyof typeof EXAMPLES;
const CRITERIA: readonly Criterion[] = [
  "name",
  "text",
  "type",
  "keyword",
  "color",
  "identity",
  "cost",
  "manaValue",
  "numbers",
  "format",
  "edition",
  "is",
  "deck",
  "together",
];

/** The whole query language on one page; a click on an example searches for it. */
export function QueryHelp({ onQuery }: { onQuery: (query: string) => void }) {
  const { search } = useMessages().cards;
  const { help } = search;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {help.open}
      </Button>
      <Dialog
        open={isOpen}
        title={help.title}
        onClose={close}
        closeLabel={help.close}
        className={styles.help ?? ""}
      >
        <p>{help.text}</p>
        <dl className={styles.criteria}>
          {CRITERIA.map((criterion) => (
            <div key={criterion}>
              <dt>{help.criteria[criterion]}</dt>
              <dd>
                {EXAMPLES[criterion].map((example) => (
                  <button
                    key={example}
                    type="button"
                    onClick={() => {
                      close();
                      onQuery(example);
                    }}
                  >
                    {example}
                  </button>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
