/** The name of a declaration or member at the start of a report line. */
const NAME =
  /^\s*(?:(?:export|default|declare|abstract|static|readonly|get|set|class|interface|type|const|function|enum|namespace) )*('[^']*'|[\w$]+|\[[^\]]*\])/;

/** The entries of a report without a comment: `Match.state` for a member, the name alone for a declaration. */
export function undocumentedIn(report: string): string[] {
  const lines = report.split('\n');
  const nameOn = (line = '') => NAME.exec(line)?.[1] ?? line.trim();
  let declared = '';
  return lines.flatMap((line, index) => {
    if (/^[a-z]/.test(line)) declared = nameOn(line);
    if (/^\/\/ .*\(undocumented\)/.test(line)) return [nameOn(lines[index + 1])];
    return line.trim() === '// (undocumented)' ? [`${declared}.${nameOn(lines[index + 1])}`] : [];
  });
}
