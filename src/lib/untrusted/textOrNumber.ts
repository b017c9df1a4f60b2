/** A JSON string, whose content must stay unchanged, or a possible number. Greedy, so that nothing is matched twice. */
export const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d[\d.eE+-]*/g;
