/** Puzzles with rules of their own, made for these tests by Escargot's solver: each has one solution, beside it. */
export const VARIANTS = {
  "an X": {
    size: 9,
    puzzle:
      ".Diagonal~1.Diagonal~-1.~R1C2_3.~R1C3_8.~R1C4_1.~R1C5_6.~R1C6_4.~R1C7_5.~R1C8_9.~R1C9_7.~R2C2_1.~R2C3_9.~R2C4_2.~R2C5_7.~R2C6_5.~R2C7_3.~R2C8_8.~R2C9_4.~R3C1_7.~R3C2_5.~R3C4_3.~R3C6_8.~R3C7_1.~R3C9_2.~R4C2_8.~R4C3_7.~R4C4_6.~R4C5_1.~R4C6_2.~R4C7_9.~R4C8_4.~R4C9_5.~R5C1_9.~R5C3_5.~R5C5_3.~R5C6_7.~R5C7_8.~R5C8_2.~R5C9_1.~R6C1_1.~R6C2_4.~R6C4_5.~R6C5_8.~R6C7_6.~R6C8_7.~R6C9_3.~R7C1_5.~R7C2_2.~R7C3_6.~R7C4_8.~R7C5_4.~R7C6_1.~R7C8_3.~R7C9_9.~R8C1_8.~R8C2_9.~R8C4_7.~R8C5_2.~R8C6_3.~R8C7_4.~R8C8_5.~R8C9_6.~R9C1_4.~R9C2_7.~R9C3_3.~R9C4_9.~R9C5_5.~R9C6_6.~R9C7_2.~R9C8_1.~R9C9_8",
    solution: "238164597619275384754398162387612945965437821142589673526841739891723456473956218",
  },
  "a 6x6": {
    size: 6,
    puzzle:
      ".Shape~6x6.~R1C1_2.~R1C3_3.~R1C4_1.~R2C2_1.~R2C3_5.~R3C1_3.~R3C2_2.~R3C3_6.~R3C4_4.~R3C6_1.~R4C1_1.~R4C2_5.~R4C4_3.~R4C5_6.~R4C6_2.~R5C1_5.~R5C3_1.~R5C6_4.~R6C2_4.~R6C3_2.~R6C5_1.~R6C6_3",
    solution: "263145415236326451154362531624642513",
  },
  "a killer": {
    size: 6,
    puzzle:
      ".Shape~6x6.Cage~6~R1C1~R1C2~R2C1.Cage~5~R2C2~R3C2.Cage~11~R3C3~R3C4~R4C4.Cage~11~R5C5~R5C6~R6C6.Cage~11~R6C1~R6C2.~R1C1_3.~R1C4_4.~R2C1_1.~R2C2_4.~R2C3_6.~R2C4_3.~R2C6_5.~R3C3_4.~R3C4_5.~R3C5_6.~R4C1_6.~R4C4_2.~R4C5_4.~R4C6_1.~R5C1_4.~R5C3_1.~R5C4_6.~R6C1_5.~R6C3_2.~R6C5_3",
    solution: "325416146325214563653241431652562134",
  },
  "thermometers": {
    size: 6,
    puzzle:
      ".Shape~6x6.Thermo~R1C1~R2C2~R3C3~R4C4.Thermo~R6C1~R5C1~R4C1.Thermo~R1C6~R2C6~R3C6.~R1C2_5.~R1C3_2.~R1C4_4.~R1C5_6.~R2C3_6.~R3C4_2.~R3C5_3.~R3C6_6.~R4C1_6.~R4C2_2.~R4C3_3.~R4C4_5.~R4C5_1.~R5C1_3.~R5C2_4.~R5C3_1.~R6C1_2.~R6C2_6.~R6C3_5.~R6C6_1",
    solution: "152463436125514236623514341652265341",
  },
  "a jigsaw": {
    size: 6,
    puzzle:
      ".Shape~6x6.NoBoxes.Jigsaw~111122113222433325443355444655666665.~R1C2_5.~R1C4_2.~R1C5_3.~R2C2_6.~R2C3_2.~R2C4_1.~R2C5_4.~R2C6_5.~R3C1_5.~R3C2_4.~R3C3_1.~R3C4_6.~R3C5_2.~R3C6_3.~R4C1_4.~R4C2_1.~R4C6_2.~R5C3_6.~R5C6_1.~R6C1_6.~R6C3_5.~R6C6_4",
    solution: "154236362145541623413562236451625314",
  },
};

/** A killer of 4x4 with a thermometer, and its solution. */
export const SMALL = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R3C1.~R4C4_1";

/** One rule of each look, on a board without a digit. */
export const GALLERY =
  ".Cage~15~R1C1~R1C2~R2C1.Thermo~R1C4~R2C4~R3C5~R3C6.Arrow~R1C9~R2C8~R3C7.Whisper~5~R4C1~R5C2~R6C1.Renban~R4C3~R5C3~R6C4.Palindrome~R4C6~R5C6~R6C6~R6C7.WhiteDot~R7C1~R7C2.BlackDot~R8C1~R8C2.X~R9C1~R9C2.V~R9C3~R9C4.Quad~R7C4~1~2~3~4.Between~R7C7~R8C8~R9C7.RegionSumLine~R4C8~R4C9~R5C9~R6C9~R7C9.Sandwich~12~R2.Skyscraper~R1~3~.LittleKiller~20~R1C2.Diagonal~1.GreaterThan~R8C5~R8C6.AntiKnight";
