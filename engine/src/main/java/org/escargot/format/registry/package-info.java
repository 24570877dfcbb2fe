/// All formats: [org.escargot.format.registry.PuzzleReader] finds out which one an input is in and streams files of
/// any size, [org.escargot.format.registry.Formats] lists them and reads text that a user pasted.
package org.escargot.format.registry;
