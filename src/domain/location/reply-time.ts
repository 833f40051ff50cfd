/** How soon a dealer means to answer a lead: a target, so the sentence promises no more. `minutes`: of opening hours. */
export function replyTimeText(minutes: number): string {
  return `We aim to reply within ${durationText(minutes)} during opening hours.`
}

function durationText(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`
  const hours = minutes / 60
  return hours === 1 ? 'an hour' : `${hours} hours`
}
