import { isServerName } from '#domain/password-host.ts'

/** Secrets by account. The variable ends with the account's name in capitals, with '_' for '-'. */
export function byAccount(
  given: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Readonly<Record<string, string>> {
  const named = Object.entries(given).filter(([name]) => name.startsWith(prefix))
  const accountOf = (variable: string) => variable.slice(prefix.length).toLowerCase().replaceAll('_', '-')
  return Object.fromEntries(named.map(([name, secret]) => [accountOf(name), secret ?? '']))
}

/** S3-17: servers by account. Throws a sentence about one that is no server's name. */
export function serversByAccount(
  given: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Readonly<Record<string, string>> {
  const wrong = Object.keys(given).find((name) => name.startsWith(prefix) && !isServerName(given[name] ?? ''))
  if (wrong !== undefined)
    throw new Error(
      `The environment cannot be used: ${wrong}: a server's name alone, such as sftp.dealer.example, or with its port, sftp.dealer.example:2222.`,
    )
  return byAccount(given, prefix)
}
