'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type BookingMessage,
  isFromWidget,
  isRepetition,
  readBookingMessage,
} from './booking-message';
import { bookingEventName } from './notification-name';
import { notify } from './notify';

type Handlers = {
  /** The widget said something, no matter what: it lives. */
  onWord: () => void;
  /** A call was booked. */
  onBooked: () => void;
};

/** Listens to the widget inside `box` and tells the team of each booking event once. */
export function useWidgetMessages(box: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const heard = useRef<BookingMessage[]>([]);
  const listen = useEffectEvent((message: MessageEvent<unknown>) => {
    if (!isFromWidget(message, box.current?.querySelector('iframe')?.contentWindow)) return;
    handlers.onWord();
    const news = readBookingMessage(message.data, message.timeStamp);
    if (!news || isRepetition(news, heard.current)) return;
    heard.current.push(news);
    notify(bookingEventName(news.event), news.payload);
    if (news.event === 'CALL_SCHEDULED') handlers.onBooked();
  });
  useEffect(() => {
    const receive = (message: MessageEvent<unknown>) => listen(message);
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
}
