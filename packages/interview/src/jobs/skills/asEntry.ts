const keptSmall =
  /^(?:npm|dbt|iOS|jQuery|pytest|pandas|memoQ|iManage|beA|scikit-learn|macOS|eBay|hyperMILL|\S*\p{Ll}\p{Lu})/u;

/** A skill as it stands in a list: a capital in front unless its maker writes it small. */
export const asEntry = (name: string): string =>
  keptSmall.test(name) ? name : name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
