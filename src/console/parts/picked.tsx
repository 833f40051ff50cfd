import { useState } from 'react'
import { Input } from './form/controls.tsx'
import type { controlMarks } from './form/field-fault.tsx'

/** Which rows of a list are ticked, so that one act is done with all of them. */
export interface Picked {
  readonly count: number
  readonly has: (id: string) => boolean
  readonly pick: (id: string, isPicked: boolean) => void
  readonly pickAll: (isPicked: boolean) => void
  readonly isAll: boolean
}

/** `ids`: the rows of the list; `first`: those that are ticked when it comes. */
export function usePicked(ids: readonly string[], first: readonly string[] = []): Picked {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(first))
  const count = ids.filter((id) => picked.has(id)).length
  return {
    count,
    has: (id) => picked.has(id),
    pick: (id, isPicked) =>
      setPicked((before) => new Set(isPicked ? [...before, id] : [...before].filter((each) => each !== id))),
    pickAll: (isPicked) => setPicked(new Set(isPicked ? ids : [])),
    isAll: count > 0 && count === ids.length,
  }
}

/** The marks of a fault in what is ticked. */
export type PickMarks = ReturnType<typeof controlMarks>

/** The box of one row; its form sends the ids of the ticked ones under `name`. */
export function PickBox({
  picked,
  id,
  name,
  label,
  marks,
}: {
  readonly picked: Picked
  readonly id: string
  readonly name: string
  readonly label?: string
  readonly marks?: PickMarks | undefined
}) {
  return (
    <Input
      type="checkbox"
      name={name}
      value={id}
      aria-label={label}
      checked={picked.has(id)}
      onChange={({ target }) => picked.pick(id, target.checked)}
      onTyped={(value) => picked.pick(id, value === true)}
      {...marks}
    />
  )
}

/** Ticks all rows. It works with script only, so it is shown where that runs. */
export function PickAll({ picked, label }: { readonly picked: Picked; readonly label: string }) {
  return (
    <label>
      <Input
        type="checkbox"
        className="pick-all"
        aria-label={label}
        checked={picked.isAll}
        ref={(box) => {
          if (box) box.indeterminate = picked.count > 0 && !picked.isAll
        }}
        onChange={({ target }) => picked.pickAll(target.checked)}
      />
    </label>
  )
}
