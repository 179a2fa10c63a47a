import type { CardIdentity } from "@spellroom/protocol";
import { createStore } from "zustand/vanilla";

/** What is looked at closely: an object of the table, or a card as it is printed. */
export type PreviewTarget =
  | { readonly kind: "object"; readonly key: string }
  | { readonly kind: "card"; readonly card: CardIdentity };

export interface Anchor {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

export interface PreviewState {
  readonly target: PreviewTarget | null;
  /** Where on the page it stands. */
  readonly anchor: Anchor | null;
  /** Opened by a long press: stays until it is closed. */
  readonly held: boolean;
}

export const previewStore = createStore<PreviewState>(() => ({ target: null, anchor: null, held: false }));

export function closePreview(): void {
  if (previewStore.getState().target !== null) {
    previewStore.setState({ target: null, anchor: null, held: false });
  }
}

export function openPreview(element: HTMLElement, held: boolean): void {
  const target = targetOf(element);
  if (target === null) return;
  const { left, right, top } = element.getBoundingClientRect();
  previewStore.setState({ target, anchor: { left, right, top }, held });
}

/** Marks an element as something that can be looked at closely. */
export function previewKey(key: string): { readonly "data-preview": string } {
  return { "data-preview": `key ${key}` };
}

export function previewCard({ definition, face }: CardIdentity): { readonly "data-preview": string } {
  return { "data-preview": `card ${definition} ${face}` };
}

function targetOf(element: HTMLElement): PreviewTarget | null {
  const [kind, name, face] = (element.dataset.preview ?? "").split(" ");
  if (name === undefined) return null;
  if (kind === "key") return { kind: "object", key: name };
  return kind === "card" ? { kind: "card", card: { definition: name, face: Number(face) } } : null;
}
