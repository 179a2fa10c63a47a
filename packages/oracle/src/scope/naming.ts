import type { ObjectRef, Wording } from "@spellroom/card-language";
import { ReadingState } from "./reading-state.ts";

/** How the nodes of an ability are worded, and the names by which they refer to each other. */
export abstract class Naming extends ReadingState {
  get wording(): Map<object, Wording> {
    return this.shared.wording;
  }

  /** Notes which of several equal phrasings the text used for a node. */
  say<const T extends object>(node: T, wording: Wording): T {
    this.wording.set(node, { ...this.wording.get(node), ...wording });
    return node;
  }

  /** A name that is free in this ability: "found", "found2". */
  name(base: string): string {
    const count = (this.names.get(base) ?? 0) + 1;
    this.names = new Map([...this.names, [base, count]]);
    return count === 1 ? base : `${base}${count}`;
  }

  /** `bind` as a field to spread into a node, left out where nothing refers to it. */
  bind(name: string): { readonly bind?: string } {
    const { known } = this.shared;
    return known === undefined || known.binds.has(this.#qualified(name)) ? { bind: name } : {};
  }

  /** The same for links between abilities. */
  link(name: string): { readonly link?: string } {
    return this.shared.known?.links.has(name) === true ? { link: name } : {};
  }

  #qualified(name: string): string {
    return `${this.ability}:${name}`;
  }

  /** A reference to what was bound to a name; counts as used only once something resolves to it. */
  bound(name: string): ObjectRef {
    return { kind: "bound", name };
  }

  refer(name: string): void {
    this.shared.uses.binds.add(this.#qualified(name));
  }

  linked(link: string): ObjectRef {
    this.shared.uses.links.add(link);
    return { kind: "linked", link };
  }
}
