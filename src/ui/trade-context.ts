import { createContext, useContext } from 'react'
import { inTrade, type Trade } from '#domain/trade.ts'

const TradeContext = createContext<Trade>({ vehicleWord: 'vehicle' })
export const TradeProvider = TradeContext.Provider

/** Returns a function that puts a platform text into the words of the site's trade (D-56). */
export function useTrade(): (text: string) => string {
  const trade = useContext(TradeContext)
  return (text) => inTrade(text, trade)
}
