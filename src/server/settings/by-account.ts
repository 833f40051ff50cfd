/** Secrets by account. The variable ends with the account's name in capitals, with '_' for '-'. */
export function byAccount(
  given: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Readonly<Record<string, string>> {
  const named = Object.entries(given).filter(([name]) => name.startsWith(prefix))
  const accountOf = (variable: string) => variable.slice(prefix.length).toLowerCase().replaceAll('_', '-')
  return Object.fromEntries(named.map(([name, secret]) => [accountOf(name), secret ?? '']))
}
