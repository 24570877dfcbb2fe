/// What outlives a game: saves, links, statistics.
package org.escargot.game.keeping;
