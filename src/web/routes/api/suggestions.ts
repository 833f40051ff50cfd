import { parseStockQuery } from '#domain/listing/stock-query.ts'
import { suggestStock } from '#operations/listing/suggest-stock.ts'
import { methodNotAllowed } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Suggestions for typed words (`?q=hil`), for search boxes. */
export async function loader(args: RouteArgs) {
  const typed = new URLSearchParams({ query: args.url.searchParams.get('q') ?? '' })
  return Response.json(await suggestStock(contextOf(args), parseStockQuery(typed).text))
}

export const action = () => methodNotAllowed('GET, HEAD')
