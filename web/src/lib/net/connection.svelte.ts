import type { ClientMessage, HallMessage } from "../protocol/generated";
import { api, Refused } from "./api";

export type ConnectionState = "connecting" | "connected" | "lost" | "refused";
export const RETRY_WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds before each new try

/** What a connection needs of the table it is for. */
export interface Listener {
  /** The number of the last message about the match that is here: the hall goes on from it. */
  seen: () => number;
  onConnected: () => void;
  onMessage: (message: HallMessage) => void;
  onLost: () => void;
}

/** The WebSocket of a table: it comes back by itself after it was lost. */
export class Connection {
  state = $state<ConnectionState>("connecting");
  /** The hall has said that it goes down for a moment. */
  restarting = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #renewing = false;
  #unsent: ClientMessage[] = []; // until the visitor is known under the new name

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#hangUp);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#hangUp);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  send(message: ClientMessage): void {
    if (this.#renewing) this.#unsent.push(message);
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Connect anew, as whoever the visitor is by now; what is said meanwhile is sent then. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#timer);
    this.#renewing = true;
    this.#connect();
  }

  /** Nobody waits for a lost connection longer than they must, who has the network again or looks at the page again. */
  #hurry = (): void => {
    if (this.state === "lost" && this.#socket === null && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  /** The device has no network any more: do not wait until the silence is noticed. */
  #hangUp = (): void => {
    const socket = this.#socket;
    socket?.close();
    if (socket !== null) this.#lost(socket);
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = `seen=${this.listener.seen()}&differences=1`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/play?${asked}`);
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#tries = 0;
      this.state = "connected";
      this.restarting = false;
      this.#renewing = false;
      for (const message of this.#unsent.splice(0)) this.send(message);
      this.listener.onConnected();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as HallMessage;
      if (message.type === "bye")
        this.restarting = true; // the connection ends next, and is tried again
      else this.listener.onMessage(message);
    };
    socket.onclose = () => {
      this.#lost(socket);
      if (!opened) void this.#askWhy();
    };
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    this.state = "lost";
    this.listener.onLost();
    const wait = RETRY_WAITS[Math.min(this.#tries++, RETRY_WAITS.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** A browser does not tell why a WebSocket was turned away: ask for the table itself. */
  async #askWhy(): Promise<void> {
    try {
      await api.get(`/tables/${this.table}`);
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.status !== 404) return; // try again by and by
      this.state = "refused";
      this.close();
    }
  }
}
