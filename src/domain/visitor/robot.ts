/** Whether a user agent is not a person: a crawler, preview, monitor, tool or headless browser. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT.test(userAgent)
}

/** Cubot is a brand of phones, not a bot. */
const ROBOT =
  /(?<!cu)bot\b|bot[/;-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|inspectiontool|googleother|facebookexternalhit|pingdom|curl\/|wget\/|python|java\/|okhttp|axios|undici|node-fetch/i
