/** A string in JSON, whose content must stay unchanged, or what may be a number. Greedy, so that nothing is read twice. */
export const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d[\d.eE+-]*/g;
