import type { LoaderFunctionArgs } from 'react-router'

/** What a route's loader and action get; `Params`: the parameters of its path. */
export type RouteArgs<Params extends object = object> = Omit<LoaderFunctionArgs, 'params'> & {
  readonly params: Params
}

/** The headers that a route's action and loader gave with their data. */
export interface HeadersArgs {
  readonly actionHeaders: Headers
  readonly loaderHeaders: Headers
}
