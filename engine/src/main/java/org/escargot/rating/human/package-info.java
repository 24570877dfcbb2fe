/// How long people take: [HumanScale], its parameters [HumanModel], and the walk through a puzzle that it simulates.
/// From the ground up: [Board], [Sight], [Walk], [HumanRater].
package org.escargot.rating.human;
