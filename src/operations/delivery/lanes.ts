/** Work in lanes that share a number of slots, so that a lane whose work hangs holds no other lane back. */
export interface Lanes {
  /** Does the work once its lane has a slot. Null: the lane is full or the lanes are closed, and the work was not begun. */
  run<T>(lane: string, work: () => Promise<T>): Promise<T | null>
  /** Begins no more; resolves once what is under way is done. */
  close(): Promise<void>
}

export interface LaneLimits {
  /** Pieces of work at the same time, of all lanes. */
  readonly slots: number
  /** Of one lane. */
  readonly laneSlots: number
  /** Pieces that may wait in one lane. */
  readonly laneWaiting: number
}

/** Lanes that take turns: a free slot goes to the lane that has waited longest. */
export function createLanes({ slots, laneSlots, laneWaiting }: LaneLimits): Lanes {
  const lanes = new Map<string, { running: number; waiting: { begin: () => Promise<void>; drop: () => void }[] }>()
  const underWay = new Set<Promise<void>>()
  let closed = false

  const fill = () => {
    for (const [name, lane] of lanes) {
      if (underWay.size >= slots) return
      const next = lane.running < laneSlots ? lane.waiting.shift() : undefined
      if (next === undefined) continue
      // To the end of the line: the map's order is whose turn it is.
      lanes.delete(name)
      lanes.set(name, lane)
      lane.running += 1
      const piece = next.begin().finally(() => {
        lane.running -= 1
        underWay.delete(piece)
        if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(name)
        fill()
      })
      underWay.add(piece)
    }
  }

  return {
    run<T>(name: string, work: () => Promise<T>) {
      const lane = lanes.get(name) ?? { running: 0, waiting: [] }
      if (closed || lane.waiting.length >= laneWaiting) return Promise.resolve<T | null>(null)
      lanes.set(name, lane)
      const { promise, resolve, reject } = Promise.withResolvers<T | null>()
      lane.waiting.push({ begin: () => work().then(resolve, reject), drop: () => resolve(null) })
      fill()
      return promise
    },
    async close() {
      closed = true
      for (const lane of lanes.values()) for (const { drop } of lane.waiting.splice(0)) drop()
      await Promise.all(underWay)
    },
  }
}
