/** Browsers have no Buffer, and the libraries that ask for one do without: this stands where a polyfill would be bundled. */
export const Buffer = undefined;
