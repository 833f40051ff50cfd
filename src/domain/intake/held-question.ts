import { counted } from '../counted.ts'

/** What is known of a held file. */
export interface HeldFile {
  readonly usable: number
  readonly available: number
  /** Phrases that follow the file's name. */
  readonly reasons: readonly string[]
}

/** INTAKE-3: what a held file of a feed is, for the person who decides: '‘stock’ sent 183 cars instead of 410.' */
export function heldText(feed: string, { usable, available, reasons }: HeldFile): string {
  const [reason = 'looks wrong'] = reasons
  if (!/usable car/.test(reason)) return `‘${feed}’ sent a file that ${reason}.`
  return `‘${feed}’ sent ${counted(usable, 'car')} instead of ${available.toLocaleString('en-AU')}.`
}

/** The same as a question. */
export function heldQuestion(feed: string, file: HeldFile): string {
  return `${heldText(feed, file)} Use it?`
}

interface HeldChanges {
  readonly sold: number
  readonly added: number
  readonly repriced: number
}

/** CR-B9: what approving does, by its gravest part: 'Sell 227 cars?' */
export function approveTitle({ sold, added, repriced }: HeldChanges): string {
  if (sold > 0) return `Sell ${counted(sold, 'car')}?`
  if (repriced > 0) return `Change ${counted(repriced, 'price')}?`
  return added > 0 ? `Add ${counted(added, 'car')}?` : 'Use this file?'
}

/** '227 cars are marked as sold, 12 prices change.' */
export function approveText({ sold, added, repriced }: HeldChanges): string {
  const parts = [
    sold > 0 && `${counted(sold, 'car is', 'cars are')} marked as sold`,
    repriced > 0 && counted(repriced, 'price changes', 'prices change'),
    added > 0 && `${counted(added, 'car is', 'cars are')} added`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'No car is sold or added, and no price changes.' : `${parts.join(', ')}.`
}
