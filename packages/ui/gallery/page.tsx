import type { ReactNode } from "react";
import {
  Avatar,
  Badge,
  Button,
  CardBack,
  CardChip,
  CardFace,
  type CardLook,
  type CardState,
  CardTile,
  LifeTotal,
  Panel,
  PhaseBar,
  Pip,
  Stepper,
} from "../src/index.ts";
import { LOOKS } from "./looks.ts";

const SYMBOLS = [
  "W",
  "U",
  "B",
  "R",
  "G",
  "C",
  "S",
  "0",
  "1",
  "7",
  "15",
  "X",
  "W/U",
  "2/B",
  "R/G",
  "G/P",
  "G/U/P",
  "T",
  "Q",
  "E",
];

const STATES: readonly CardState[] = [
  {},
  { marks: ["legal"] },
  { marks: ["targetable"] },
  { marks: ["target"] },
  { marks: ["selected"] },
  { marks: ["tapped"] },
  { marks: ["attacking", "tapped"], opponent: "you" },
  { marks: ["blocking"] },
  { marks: ["summoning sick"] },
  { marks: ["frozen", "tapped"] },
  { counters: [{ kind: "+1/+1", count: 3 }], strength: "raised" },
  {
    counters: [
      { kind: "-1/-1", count: 1 },
      { kind: "stun", count: 2 },
    ],
    damage: 2,
    strength: "lowered",
  },
  { count: 12 },
  { marks: ["phased out"] },
];

const STEPS = [
  { id: "untap", label: "Untap", short: "UT" },
  { id: "upkeep", label: "Upkeep", short: "UK" },
  { id: "draw", label: "Draw", short: "DR" },
  { id: "main1", label: "Main", short: "M1" },
  { id: "attack", label: "Combat", short: "CB" },
  { id: "main2", label: "Second main", short: "M2" },
  { id: "end", label: "End", short: "EN" },
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-section" id={title.toLowerCase().replaceAll(" ", "-")}>
      <h2>{title}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  );
}

const withState = (look: CardLook, state: CardState): CardLook => ({ ...look, state });
const permanents = LOOKS.filter((look) => !look.types.includes("Instant") && !look.types.includes("Sorcery"));
const look = (name: string): CardLook =>
  LOOKS.find((one) => one.name === name) ?? { name, manaCost: [], colors: [], types: [] };

function Controls() {
  return (
    <Section title="Controls">
      <Panel title="Table of Ana" actions={<Badge tone="brass">ranked</Badge>}>
        <p>
          <Button tone="primary" hotkey="Space">
            Attack with 3
          </Button>{" "}
          <Button>Pass</Button> <Button tone="danger">Concede</Button>{" "}
          <Button tone="primary" busy>
            Waiting
          </Button>{" "}
          <Button disabled>Undo</Button> <Button size="small">Log</Button>
        </p>
        <p>
          <Badge>2 watching</Badge> <Badge tone="good">your turn</Badge> <Badge tone="warn">30 s</Badge>{" "}
          <Badge tone="danger">lost line</Badge> <Badge tone="info">bot</Badge>
        </p>
        <p className="gallery-row">
          <LifeTotal life={20} label="Ana: 20 life" active />{" "}
          <LifeTotal life={4} label="Ben: 4 life" change={-3} />{" "}
          <LifeTotal life={112} label="Cleo: 112 life" change={12} />
          <Stepper
            value={3}
            min={0}
            max={5}
            label="Damage to Gale Drake"
            less="Less"
            more="More"
            onChange={() => undefined}
          />
        </p>
        <p className="gallery-row">
          {["Ana", "Ben", "Cleo", "Dario", "Elif", "Fumi", "Goran", "Hana", "Ivo", "Jun"].map((name) => (
            <Avatar key={name} name={name} label={name} />
          ))}
        </p>
        <PhaseBar
          steps={STEPS}
          current="attack"
          stops={["upkeep", "end"]}
          label="Your turn 4"
          onToggleStop={() => undefined}
          stopLabel={(step) => `Stop at ${step.label}`}
        />
      </Panel>
      <Panel title="The stack">
        <p>
          <CardChip as="button" look={look("Firm Refusal")} detail="cost" /> targets{" "}
          <CardChip as="button" look={look("Spark Jab")} detail="cost" />
        </p>
        <p>
          Ben casts <CardChip look={look("Prism Tyrant")} />, Ana's{" "}
          <CardChip look={look("Marshal of the Long Dawn")} /> and{" "}
          <CardChip look={withState(look("Fern Elder"), { marks: ["legal"] })} /> watch.
        </p>
        <p className="gallery-row">
          {SYMBOLS.map((symbol) => (
            <Pip key={symbol} symbol={symbol} />
          ))}
        </p>
        <p className="gallery-row gallery-small">
          {SYMBOLS.map((symbol) => (
            <Pip key={symbol} symbol={symbol} />
          ))}
        </p>
      </Panel>
    </Section>
  );
}

function Table() {
  const row = [
    "Marshal of the Long Dawn",
    "Gale Drake",
    "Web Matron",
    "Copper Reckoner",
    "Storm Duelist",
  ].map(look);
  return (
    <Section title="Table">
      <div className="sr-felt sr-felt-rim gallery-felt">
        <div className="gallery-row">
          {permanents.slice(-9, -2).map((one) => (
            <CardTile key={one.name} as="button" look={one} />
          ))}
          <CardBack />
        </div>
        <div className="gallery-row">
          {row.map((one, i) => (
            <CardTile key={one.name} as="button" look={withState(one, STATES[i + 5] ?? {})} />
          ))}
        </div>
        <div className="gallery-row">
          {STATES.map((state, i) => (
            <CardTile
              key={JSON.stringify(state)}
              as="button"
              look={withState(permanents[i * 2] ?? permanents[0] ?? look(""), state)}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Every rendering of every sample, for looking at. */
export function Gallery() {
  return (
    <main>
      <h1 className="sr-hidden">Card gallery</h1>
      <Section title="Faces">
        {LOOKS.map((one) => (
          <CardFace key={one.name} look={one} />
        ))}
        <CardBack />
      </Section>
      <Table />
      <Section title="Hand">
        {LOOKS.slice(0, 9).map((one, i) => (
          <CardFace
            key={one.name}
            as="button"
            look={i % 3 === 0 ? withState(one, { marks: ["legal"] }) : one}
          />
        ))}
        <CardBack />
      </Section>
      <Section title="Tiles">
        {permanents.map((one) => (
          <CardTile key={one.name} look={one} />
        ))}
      </Section>
      <Section title="Small tiles">
        {permanents.map((one) => (
          <CardTile key={one.name} look={one} />
        ))}
      </Section>
      <Section title="Chips">
        {LOOKS.map((one) => (
          <CardChip key={one.name} look={one} detail="cost" />
        ))}
      </Section>
      <Controls />
    </main>
  );
}
