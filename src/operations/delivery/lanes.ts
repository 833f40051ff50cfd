/** Queues that share a limited number of slots. Work that hangs in one lane does not delay the others. */
export interface Lanes {
  /**
   * Runs the work once its lane has a slot. Null if the lane is full or the lanes are closed: the work did not start.
   */
  run<T>(lane: string, work: () => Promise<T>): Promise<T | null>
  /** Starts no more work; resolves once the running work is done. */
  close(): Promise<void>
}

export interface LaneLimits {
  /** Concurrent pieces of work in all lanes together. */
  readonly slots: number
  /** Concurrent pieces of work in one lane. */
  readonly laneSlots: number
  /** Pieces that may wait in one lane. */
  readonly laneWaiting: number
}

/** Creates fair lanes: a free slot goes to the lane that has waited longest. */
export function createLanes({ slots, laneSlots, laneWaiting }: LaneLimits): Lanes {
  const lanes = new Map<string, { running: number; waiting: { begin: () => Promise<void>; drop: () => void }[] }>()
  const underWay = new Set<Promise<void>>()
  let closed = false

  const fill = () => {
    for (const [name, lane] of lanes) {
      if (underWay.size >= slots) return
      const next = lane.running < laneSlots ? lane.waiting.shift() : undefined
      if (next === undefined) continue
      // Move the lane to the end: the map's order is the order of turns.
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
