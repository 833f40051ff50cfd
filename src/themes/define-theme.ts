import type { Slots, Theme } from '#ui/slots.ts'
import { BASE_SLOTS } from './base/base-slots.ts'

/** A template: its name, the same as its folder's, and the slots that it fills; the base fills the others. */
export function defineTheme({ name, slots = {} }: { readonly name: string; readonly slots?: Partial<Slots> }): Theme {
  return { name, slots: { ...BASE_SLOTS, ...slots } }
}
