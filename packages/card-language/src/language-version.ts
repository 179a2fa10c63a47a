/** Version of the language. A document of another version is refused with that reason. */
export const LANGUAGE_VERSION = 1;
