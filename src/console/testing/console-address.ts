import type { CONSOLE_ROUTES, ConsoleRoute } from '../routes.ts'

type AddressOf<Route> = Route extends ConsoleRoute ? `${Route['method']} ${Route['path']}` : never
/** 'GET /leads/:id' */
export type ConsoleAddress = AddressOf<(typeof CONSOLE_ROUTES)[number]>
