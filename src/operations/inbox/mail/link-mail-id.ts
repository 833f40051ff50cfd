/** Id in its conversation of a mail with a new link in place of one that is over (H4-4). */
export function linkMailId(id: string): string {
  return `link-${id}`
}

/** Such a mail does not name its thread: the buyer's mails and the staff's do. */
export function isLinkMail(id: string): boolean {
  return id.startsWith('link-')
}
