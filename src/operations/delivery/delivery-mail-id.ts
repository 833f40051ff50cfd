/** Id of a delivery's mail; `people erase` finds stored mails by it (H8). */
export function deliveryMailId(leadId: string, deliveryId: string): string {
  return `lead-${leadId}.${deliveryId}`
}
