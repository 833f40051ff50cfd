import { useEffect, useState } from 'react'

/** Today's row of a week that begins on Monday, once the page lives: a kept page may be of yesterday. */
export function useToday(): number | null {
  const [today, setToday] = useState<number | null>(null)
  useEffect(() => setToday((new Date().getDay() + 6) % 7), [])
  return today
}
