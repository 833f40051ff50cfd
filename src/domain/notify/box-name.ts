import type { Channel, NotificationEvent } from './notification-event.ts'

/** Name of the box of an event and a channel in a person's settings; a ticked one is 'on'. */
export function boxName(event: NotificationEvent, channel: Channel): string {
  return `${event} ${channel}`
}
