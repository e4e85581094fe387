//! Behaviours: the ways in which a statement may end.
//!
//! <https://www.w3.org/TR/WGSL/#behaviors>

/// A set of behaviours. The empty set means that nothing is known: the statement is wrong, or was not reached.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Behaviours(u8);

impl Behaviours {
    /// None.
    pub const NONE: Self = Self(0);
    /// It may go on to the next statement.
    pub const NEXT: Self = Self(1);
    /// It may end the function.
    pub const RETURN: Self = Self(2);
    /// It may end the loop or switch around it.
    pub const BREAK: Self = Self(4);
    /// It may go on to the `continuing` of the loop around it.
    pub const CONTINUE: Self = Self(8);

    /// Something in it is wrong and was reported: it may end in any way, of which nothing more is said.
    pub const UNKNOWN: Self = Self(16);

    /// Whether all of `other` are in the set.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The behaviours of either.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether control may reach what follows.
    pub const fn may_continue(self) -> bool {
        self.contains(Self::NEXT)
    }
}
