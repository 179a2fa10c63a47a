/** What letters do at the table, as long as nobody has chosen others. */
export const USUAL_KEYS = {
  attackAll: "a",
  pass: "e",
  takeBack: "u",
  peek: "p",
  graveyards: "g",
  log: "l",
  fullControl: "f",
  help: "?",
} as const;
export type KeyAction = keyof typeof USUAL_KEYS;
export type KeyMap = Readonly<Record<KeyAction, string>>;

const ACTIONS = Object.keys(USUAL_KEYS).filter(isKeyAction);

function isKeyAction(name: string): name is KeyAction {
  return Object.hasOwn(USUAL_KEYS, name);
}

/** What a key does, if anything. */
export function actionOf(keys: KeyMap, key: string): KeyAction | null {
  const pressed = key.toLowerCase();
  return ACTIONS.find((action) => keys[action] === pressed) ?? null;
}

/** Whether a key may be given to an action: one sign, and none that the browser or the big button needs. */
export function isMappable(key: string): boolean {
  return [...key].length === 1 && key.trim() !== "";
}

/** Gives an action another key. What had that key gets the one that becomes free, so that nothing is left without. */
export function withKey(keys: KeyMap, action: KeyAction, key: string): KeyMap {
  if (!isMappable(key)) return keys;
  const wanted = key.toLowerCase();
  const other = actionOf(keys, wanted);
  const freed = other === null || other === action ? {} : { [other]: keys[action] };
  return { ...keys, ...freed, [action]: wanted };
}

/** Kept keys that can still be used; the usual ones where they can't. */
export function readKeys(stored: unknown): KeyMap {
  if (typeof stored !== "object" || stored === null) return USUAL_KEYS;
  let keys: KeyMap = USUAL_KEYS;
  for (const [action, key] of Object.entries(stored))
    if (isKeyAction(action) && typeof key === "string") keys = withKey(keys, action, key);
  return keys;
}

export const KEY_ACTIONS: readonly KeyAction[] = ACTIONS;
