/** Everyone who delivers a match's changes to clients. */
import type { Audience, Publication } from "@spellroom/match";
import type { ClockView, NoticeMessage, StatusView } from "@spellroom/protocol";

export class Audiences implements Required<Audience> {
  readonly #all = new Set<Audience>();

  add(audience: Audience): void {
    this.#all.add(audience);
  }

  remove(audience: Audience): void {
    this.#all.delete(audience);
  }

  publish(publication: Publication): void {
    for (const audience of this.#all) audience.publish(publication);
  }

  notice(notice: NoticeMessage): void {
    for (const audience of this.#all) audience.notice(notice);
  }

  status(status: StatusView): void {
    for (const audience of this.#all) audience.status?.(status);
  }

  time(clock: ClockView): void {
    for (const audience of this.#all) audience.time?.(clock);
  }

  closed(): void {
    for (const audience of this.#all) audience.closed();
    this.#all.clear();
  }
}
