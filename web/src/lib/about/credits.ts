/** The people and projects to thank. Names are names in every language. */

/** Of game-icons, as its licence names them. */
export const ICON_AUTHORS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
];

export interface Work {
  name: string;
  by?: string;
  licence: string;
  link: string;
}

export const ICONS: Work = { name: "game-icons.net", licence: "CC BY 3.0", link: "https://game-icons.net" };

export const FONTS: Work[] = [
  { name: "Forum", by: "Denis Masharov", licence: "OFL 1.1", link: "https://fontsource.org/fonts/forum" },
  {
    name: "Alegreya",
    by: "The Alegreya Project Authors",
    licence: "OFL 1.1",
    link: "https://github.com/huertatipografica/Alegreya",
  },
  {
    name: "Alegreya Sans",
    by: "The Alegreya Sans Project Authors",
    licence: "OFL 1.1",
    link: "https://github.com/huertatipografica/Alegreya-Sans",
  },
];

export const LIBRARIES: Work[] = [
  { name: "Svelte", licence: "MIT", link: "https://svelte.dev" },
  { name: "Project Fluent", licence: "Apache 2.0", link: "https://projectfluent.org" },
  { name: "lean-qr", licence: "MIT", link: "https://github.com/davidje13/lean-qr" },
  { name: "Vite", licence: "MIT", link: "https://vite.dev" },
  { name: "FastAPI", licence: "MIT", link: "https://fastapi.tiangolo.com" },
  { name: "Uvicorn", licence: "BSD", link: "https://uvicorn.dev" },
  { name: "SQLAlchemy", licence: "MIT", link: "https://www.sqlalchemy.org" },
  { name: "Pydantic", licence: "MIT", link: "https://docs.pydantic.dev" },
  { name: "websockets", licence: "BSD", link: "https://websockets.readthedocs.io" },
];
