import { beginDue } from '../begin-due.ts'
import { createOutboxLanes } from '../outbox-lanes.ts'
import type { Platform } from '../platform.ts'

/** A round of the outbox, whole: resolves when all that was due has been attempted. */
export async function sweepOutbox(platform: Platform, siteSlugs: readonly string[]): Promise<void> {
  await Promise.all(await beginDue(platform, siteSlugs, createOutboxLanes(platform)))
}
