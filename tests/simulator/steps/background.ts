import { sweepAlerts } from '#operations/alert/sweep-alerts.ts'
import { sweepReservations } from '#operations/reservation/sweep-reservations.ts'
import { sweepDeliveries } from '#operations/sending/sweep-deliveries.ts'
import { sweepOutbox } from '#operations/testing/sweep-outbox.ts'
import { SITES, type World } from '../world.ts'
import { pullDueFeeds } from './feeds.ts'

/** What became due; what a fault interrupts waits for a round. */
export async function runJobs(world: World): Promise<void> {
  await world.platform.runDeferred()
}

/** A round of the worker, which needs no notice. */
export async function runRound(world: World): Promise<void> {
  await sweepDeliveries(world.platform, SITES)
  await sweepReservations(world.platform, SITES)
  await pullDueFeeds(world)
  await sweepAlerts(world.platform, SITES)
  await sweepOutbox(world.platform, SITES)
}

/** Time passes; now and then the clock jumps far ahead, or a little back. */
export async function passTime({ clock, random }: World): Promise<void> {
  clock.pass(random.onceIn(6) ? -2 : random.pick([1, 1, 3, 20, 20, 600]))
}
