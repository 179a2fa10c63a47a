/** Line ends of any system, and what word processors put between lines and pages: by these the lines of a list are counted. */
export const LINE_END = /\r\n|[\n\r\v\f\u2028\u2029]/;
