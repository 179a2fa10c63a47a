/** Something to be read aloud once; a new number makes the same words be read again. */
export interface Announcement {
  id: number;
  text: string;
}

export interface LiveRegionProps {
  message?: Announcement | undefined;
  /** `polite` waits for a pause, `assertive` interrupts: prompts and clocks only */
  urgency?: "polite" | "assertive";
}

/** Reads messages aloud to those who don't see them. Mount it once, empty, before the first message. */
export function LiveRegion({ message, urgency = "polite" }: LiveRegionProps) {
  // Screen readers skip a text that did not change, so that every other message ends in a space that is not heard.
  const text = message === undefined ? "" : `${message.text}${message.id % 2 === 0 ? "" : "\u00a0"}`;
  return (
    <div
      className="sr-hidden"
      role={urgency === "assertive" ? "alert" : "status"}
      aria-live={urgency}
      aria-atomic="true"
    >
      {text}
    </div>
  );
}
