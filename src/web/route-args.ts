import type { LoaderFunctionArgs } from 'react-router'

/** Arguments of a route's loader and action. `Params` are the parameters of its path. */
export type RouteArgs<Params extends object = object> = Omit<LoaderFunctionArgs, 'params'> & {
  readonly params: Params
}

/** Headers that a route's action and loader returned with their data. */
export interface HeadersArgs {
  readonly actionHeaders: Headers
  readonly loaderHeaders: Headers
}
