const declarationsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations);

/** Custom data for VS Code: the tags with their attributes. */
export function htmlData(manifest) {
  return {
    version: 1.1,
    tags: declarationsOf(manifest).map(({ tagName, description, attributes }) => ({
      name: tagName,
      description,
      attributes: attributes.map(({ name, description: text, type }) => {
        const values = [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => ({ name: value }));
        return {
          name,
          description: text,
          ...(values.length ? { values } : {}),
          ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
        };
      }),
    })),
  };
}

/** Custom data for VS Code: the custom properties and the parts. */
export function cssData(manifest) {
  const declarations = declarationsOf(manifest);
  const unique = (list) => [...new Map(list.map((one) => [one.name, one])).values()];
  const pick = (one, name) => ({ name, description: one.description });
  return {
    version: 1.1,
    properties: unique(
      declarations.flatMap(({ cssProperties }) => cssProperties.map((one) => pick(one, one.name))),
    ),
    pseudoElements: unique(
      declarations.flatMap(({ tagName, cssParts }) =>
        cssParts.map(({ name, description }) => ({
          name: `::part(${name})`,
          description: `\`<${tagName}>\`: ${description}`,
        })),
      ),
    ),
  };
}
