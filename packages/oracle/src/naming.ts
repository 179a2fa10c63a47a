import type { ObjectRef, PlayerRef, Wording } from "@spellroom/card-language";
import { Measured } from "./measured.ts";

/** Names bound in one face and which of them are used; carried from the first evaluation to the second. */
export interface Usage {
  readonly binds: Set<string>;
  readonly links: Set<string>;
}

export interface NamingOptions {
  readonly wording?: Map<object, Wording>;
  readonly uses?: Usage;
  readonly known?: Usage;
}

/** How the nodes of an ability are worded, and the names by which they refer to each other. */
export abstract class Naming extends Measured {
  readonly wording: Map<object, Wording>;
  /** Names used so far in this evaluation. */
  readonly uses: Usage;
  /** Names used in the evaluation before; absent in the first one, when everything is bound. */
  readonly known: Usage | undefined;
  #names = new Map<string, number>();

  constructor(options: NamingOptions) {
    super();
    this.wording = options.wording ?? new Map();
    this.uses = options.uses ?? { binds: new Set(), links: new Set() };
    this.known = options.known;
  }

  /** The target that "Choose target player" has chosen, in an ability of which "the chosen player" then speaks. */
  chosenPlayer: (() => PlayerRef) | undefined;

  protected namedAlike(other: Naming): void {
    this.#names = new Map(other.#names);
    this.chosenPlayer = other.chosenPlayer;
  }

  /** Notes which of several equal phrasings the text used for a node. */
  say<const T extends object>(node: T, wording: Wording): T {
    this.wording.set(node, { ...this.wording.get(node), ...wording });
    return node;
  }

  /** A name that is free in this ability: "found", "found2". */
  name(base: string): string {
    const count = (this.#names.get(base) ?? 0) + 1;
    this.#names.set(base, count);
    return count === 1 ? base : `${base}${count}`;
  }

  /** `bind` as a field to spread into a node, left out where nothing refers to it. */
  bind(name: string): { readonly bind?: string } {
    return this.known === undefined || this.known.binds.has(this.#qualified(name)) ? { bind: name } : {};
  }

  /** The same for links between abilities. */
  link(name: string): { readonly link?: string } {
    return this.known?.links.has(name) === true ? { link: name } : {};
  }

  /** Which ability of the face is being read, to keep the names of different abilities apart. */
  ability = 0;

  #qualified(name: string): string {
    return `${this.ability}:${name}`;
  }

  /** A reference to what was bound to a name; counts as used only once something resolves to it. */
  bound(name: string): ObjectRef {
    return { kind: "bound", name };
  }

  refer(name: string): void {
    this.uses.binds.add(this.#qualified(name));
  }

  linked(link: string): ObjectRef {
    this.uses.links.add(link);
    return { kind: "linked", link };
  }
}
