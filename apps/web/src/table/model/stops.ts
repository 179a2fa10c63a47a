import { STOP_STEPS, type StopStep, type Stops } from "@spellroom/protocol";

export function isStopStep(step: string): step is StopStep {
  return STOP_STEPS.some((one) => one === step);
}

/** Sets a stop where there is none, and clears the one that is there. */
export function toggleStop(stops: Stops, step: StopStep): Stops {
  const { [step]: known, ...others } = stops;
  return known === undefined ? { ...stops, [step]: "always" } : others;
}

/** Puts a name on a list, or takes it off. */
export function toggleName(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}
