/** Address of the process that starts shared servers (tests/setup/shared-servers.ts). */
export const SHARED_SERVERS = 'SHARED_SERVERS'

/**
 * Servers that all files of a run share. `visited`: the demonstration dealers as they are; tests send leads and book
 * times. `changed`: the same, where tests change stock. `altered`: the dealers with other settings
 * (tests/browser/altered-server.ts).
 */
export type SharedName = 'visited' | 'changed' | 'altered'

export interface SharedServer {
  readonly port: number
  readonly dataFolder: string
  readonly sitesFolder: string
  /** 'http://{slug}.localhost:{port}' */
  address(slug: string): string
}

/** The run's shared server of that name, which the first file that asks starts. */
export async function sharedServer(name: SharedName): Promise<SharedServer> {
  const answer = await fetch(`${process.env[SHARED_SERVERS]}/${name}`)
  if (!answer.ok) throw new Error(`The shared server '${name}' did not start: ${await answer.text()}`)
  const server = (await answer.json()) as Omit<SharedServer, 'address'>
  return { ...server, address: (slug) => `http://${slug}.localhost:${server.port}` }
}
