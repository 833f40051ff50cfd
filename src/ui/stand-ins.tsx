import { type ComponentType, createContext, use } from 'react'

/** Which component is drawn in another's place; null: it draws itself. */
export type StandIns = <Props extends object>(Component: ComponentType<Props>) => ComponentType<Props> | null

/** Nothing stands in for anything where nobody says so. */
export const StandInsContext = createContext<StandIns>(() => null)

/**
 * A part of a page that another may stand in for on the server, which has most of a listing ready (web/kept-listing.tsx).
 * What stands in draws the same, to the letter; a browser draws the part itself.
 */
export function replaceable<Props extends object>(Drawn: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return Drawn
  return function Replaceable(props) {
    const StandIn = use(StandInsContext)(Replaceable) ?? Drawn
    return <StandIn {...props} />
  }
}
