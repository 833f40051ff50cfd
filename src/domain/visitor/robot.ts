/** Whether a user agent says that nobody looks: a crawler, a preview, a monitor, a tool, or a browser without a window. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT.test(userAgent)
}

/** A make of phones is called Cubot. */
const ROBOT =
  /(?<!cu)bot\b|bot[/;-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|inspectiontool|googleother|facebookexternalhit|pingdom|curl\/|wget\/|python|java\/|okhttp|axios|undici|node-fetch/i
