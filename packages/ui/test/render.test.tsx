import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { LOOKS } from "../gallery/looks.ts";
import { frenchWords } from "../src/card/french-words.ts";
import {
  Avatar,
  Badge,
  Button,
  CardBack,
  CardChip,
  CardFace,
  type CardLook,
  CardTile,
  Dialog,
  LifeTotal,
  LiveRegion,
  loadPainter,
  MARKS,
  ManaCost,
  Panel,
  PhaseBar,
  Pip,
  RulesText,
  Stepper,
} from "../src/index.ts";

const html = (element: ReactElement): string => renderToStaticMarkup(element);
const nothing = () => undefined;
const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>'&`;
const hostileLook: CardLook = {
  name: hostile,
  manaCost: [hostile, "W"],
  colors: ["W", "B"],
  supertypes: [hostile],
  types: ["Creature", hostile],
  subtypes: [hostile],
  text: [hostile, `{${hostile}}`, `+1: ${hostile}`],
  keywords: [hostile],
  power: hostile,
  toughness: hostile,
  state: { counters: [{ kind: hostile, count: 2 }], opponent: hostile, marks: ["attacking"] },
};

beforeAll(loadPainter);

describe("cards", () => {
  it.each(LOOKS.map((look) => [look.name, look] as const))("renders %s in every way", (_, look) => {
    for (const Card of [CardFace, CardTile, CardChip]) {
      const page = html(<Card look={look} />);
      expect(page).toContain('role="img"');
      expect(page).toContain("data:image/svg+xml,");
      expect(page.match(/ id="/g)).toBeNull();
    }
  });

  it("are buttons with the whole name where they can be pressed", () => {
    const page = html(
      <CardTile
        as="button"
        look={{
          ...hostileLook,
          name: "Bear",
          keywords: [],
          power: "2",
          toughness: "2",
          state: { marks: ["tapped"] },
        }}
        tabIndex={-1}
      />,
    );
    expect(page).toMatch(/^<button type="button"/);
    expect(page).toContain('<span class="sr-hidden">Bear, 2/2, tapped</span>');
    expect(page).toContain('tabindex="-1"');
    expect(html(<CardTile as="button" disabled look={hostileLook} />)).toContain('aria-disabled="true"');
  });

  it("show the level of a Class as such on the table, and not as a counter", () => {
    const look: CardLook = { ...hostileLook, name: "Wizard Class", state: { level: 2 } };
    const english = html(<CardTile look={look} />);
    expect(english).toContain('<span class="sr-level">Level 2</span>');
    expect(english).not.toContain("sr-counter");
    expect(html(<CardTile look={look} words={frenchWords} />)).toContain(
      '<span class="sr-level">Niveau 2</span>',
    );
  });

  it("carry every mark as an attribute that the style sheets draw", () => {
    for (const mark of MARKS) {
      const page = html(<CardTile look={{ ...hostileLook, state: { marks: [mark] } }} />);
      expect(page).toContain(`data-${mark.replaceAll(" ", "-")}=""`);
    }
  });

  it("let no hostile text become markup", () => {
    for (const page of [
      html(<CardFace look={hostileLook} />),
      html(<CardTile look={hostileLook} />),
      html(<CardChip look={hostileLook} detail="cost" />),
    ]) {
      expect(page).not.toMatch(/<script|<img src=x| onerror="?=/);
      expect(page.match(/<img /g)).toHaveLength(1);
      expect(page).toContain("&lt;script&gt;");
    }
  });

  it("show a picture that the user turned on with its credit", () => {
    const page = html(
      <CardFace look={hostileLook} picture={{ src: "https://example.org/a.jpg", credit: "Somebody" }} />,
    );
    expect(page).toContain('src="https://example.org/a.jpg"');
    expect(page).toContain("Somebody");
  });

  it("have a back with a name", () => {
    expect(html(<CardBack />)).toContain('aria-label="face-down card"');
  });

  it("show pips in rules text and read them out", () => {
    const page = html(<RulesText lines={["{T}: Add {G}. (It is green.)", "{T}: Add {G}. (It is green.)"]} />);
    expect(page.match(/aria-label="tap"/g)).toHaveLength(2);
    expect(page).toContain("<i>(It is green.)</i>");
  });

  it("read a cost as one phrase", () => {
    expect(html(<ManaCost cost={["2", "W", "W"]} />)).toContain('aria-label="2 generic, 2 white"');
    expect(html(<ManaCost cost={[]} />)).toBe("");
    expect(html(<Pip symbol="W/U" />)).toContain('aria-label="white or blue"');
  });
});

describe("controls", () => {
  it("a button says what it does and does nothing while busy", () => {
    expect(
      html(
        <Button tone="primary" hotkey="Space">
          Pass
        </Button>,
      ),
    ).toContain('aria-keyshortcuts="Space"');
    const busy = html(
      <Button type="submit" busy>
        Pass
      </Button>,
    );
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('type="button"');
    expect(busy).not.toContain('disabled=""');
  });

  it("a panel is named by its title", () => {
    const page = html(
      <Panel title="Lobby" level={3}>
        x
      </Panel>,
    );
    const id = /aria-labelledby="([^"]+)"/.exec(page)?.[1];
    expect(page).toContain(`<h3 id="${id}"`);
  });

  it("a phase bar shows the current step and the stops", () => {
    const steps = [
      { id: "upkeep", label: "Upkeep" },
      { id: "draw", label: "Draw" },
    ];
    const page = html(
      <PhaseBar
        steps={steps}
        current="draw"
        stops={["upkeep"]}
        label="Your turn"
        onToggleStop={nothing}
        stopLabel={(step) => `Stop at ${step.label}`}
      />,
    );
    expect(page).toContain('aria-current="step"');
    expect(page).toContain('aria-pressed="true" aria-label="Stop at Upkeep"');
    expect(page).toContain('aria-pressed="false" aria-label="Stop at Draw"');
    expect(html(<PhaseBar steps={steps} label="x" />)).not.toContain("<button");
  });

  it("a stepper is a spin button with its bounds", () => {
    const page = html(
      <Stepper value={0} min={0} max={3} label="Damage" less="Less" more="More" onChange={nothing} />,
    );
    expect(page).toContain('role="spinbutton"');
    expect(page).toContain('aria-valuenow="0"');
    expect(page).toContain('aria-label="Less" aria-disabled="true"');
  });

  it("a dialog is a native one that is closed until it is opened", () => {
    const page = html(
      <Dialog open title="Concede?" onClose={nothing} closeLabel="Close">
        x
      </Dialog>,
    );
    expect(page).toMatch(/^<dialog class="sr-dialog" aria-labelledby=/);
    expect(page).not.toMatch(/<dialog[^>]* open/);
    expect(page).toContain('aria-label="Close"');
  });

  it("a live region changes its text even when the words are the same", () => {
    const say = (id: number) => html(<LiveRegion message={{ id, text: "Your turn" }} />);
    expect(say(1)).not.toBe(say(2));
    expect(say(1)).toContain('aria-live="polite"');
    expect(html(<LiveRegion urgency="assertive" />)).toContain('role="alert"');
  });

  it("a life total shows its change and its danger in more than color", () => {
    const page = html(<LifeTotal life={3} label="Ana: 3 life" change={-4} />);
    expect(page).toContain('data-low="true"');
    expect(page).toContain("−4");
    expect(html(<LifeTotal life={20} label="Ana" />)).not.toContain("data-low");
  });

  it("badges and avatars escape what they show", () => {
    expect(html(<Badge tone="good">{hostile}</Badge>)).not.toContain("<script");
    expect(html(<Avatar name={hostile} label={hostile} />)).not.toContain("<script");
  });
});
