import type { CardButton } from '../card/car-actions.ts'
import type { InterestedView } from './interested.ts'

/** CAR-5: what becomes of the site's list of buttons on a car's page. */
export interface ArrangedActions {
  /** The first two, side by side. */
  readonly buttons: readonly CardButton[]
  /** The rest, behind 'More'. */
  readonly more: readonly CardButton[]
  /** 'Interested in this vehicle?', without what is a button already. */
  readonly interested: readonly InterestedView[]
}

/** CAR-5: the first two actions are the buttons, in the site's order; saving and comparing have controls of their own. */
export function arrangedActions(
  actions: readonly CardButton[],
  interested: readonly InterestedView[],
): ArrangedActions {
  const reserving = actions.find(({ action }) => RESERVING.includes(action))
  const listed = actions.filter(
    (each) => !CONTROLS.includes(each.action) && (each === reserving || !RESERVING.includes(each.action)),
  )
  const buttons = listed.slice(0, BUTTONS)
  const lines = interested.filter((line) => !buttons.some(({ action }) => action === line.action))
  return {
    buttons,
    more: listed.slice(BUTTONS).filter(({ action }) => !lines.some((line) => line.action === action)),
    interested: lines,
  }
}

const BUTTONS = 2
/** Both lead to one page. */
const RESERVING: readonly string[] = ['reserve', 'buy-online']
const CONTROLS: readonly string[] = ['favourite', 'compare']
