/** The version that the build has, such as `0.1.0`. */
declare const VERSION: string;
