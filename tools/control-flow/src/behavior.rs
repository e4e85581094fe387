//! The behaviors of statements, <https://www.w3.org/TR/WGSL/#behaviors>: WGSL refuses functions with a loop that nothing leaves.

use crate::tree::{Block, Construct, Exit, ExitKind};

/// What may follow a statement.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
struct Behaviors {
    next: bool,
    breaks: bool,
    continues: bool,
    returns: bool,
}

const NEXT: Behaviors = Behaviors { next: true, breaks: false, continues: false, returns: false };

impl Behaviors {
    fn or(self, other: Self) -> Self {
        Self {
            next: self.next || other.next,
            breaks: self.breaks || other.breaks,
            continues: self.continues || other.continues,
            returns: self.returns || other.returns,
        }
    }

    /// Those of statements and what follows them.
    fn then(self, other: Self) -> Self {
        if self.next { Self { next: false, ..self }.or(other) } else { self }
    }

    /// Those of a loop with this body; nothing where it has no end.
    fn of_loop(self) -> Option<Self> {
        let after = Self { next: self.breaks, breaks: false, continues: false, ..self };
        (after != Self::default()).then_some(after)
    }
}

/// Whether WGSL takes the function, which ends in a `return` of its own.
pub fn is_valid(block: &Block) -> bool {
    of_block(block).is_some()
}

fn of_exit(exit: Option<Exit>) -> Behaviors {
    let Some(Exit { kind, is_conditional }) = exit else { return NEXT };
    let none = Behaviors::default();
    let taken = match kind {
        ExitKind::Break => Behaviors { breaks: true, ..none },
        ExitKind::Continue => Behaviors { continues: true, ..none },
        ExitKind::Return => Behaviors { returns: true, ..none },
        ExitKind::Discard => NEXT,
    };
    if is_conditional { taken.or(NEXT) } else { taken }
}

fn of_block(block: &Block) -> Option<Behaviors> {
    let nested = block.nested.as_ref().map_or(Some(NEXT), |(construct, block)| of_construct(*construct, block))?;
    Some(of_exit(block.before).then(nested).then(of_exit(block.after)))
}

fn of_construct(construct: Construct, block: &Block) -> Option<Behaviors> {
    let inside = of_block(block)?;
    let may_break = Behaviors { breaks: true, ..NEXT };
    match construct {
        Construct::If => Some(inside.or(NEXT)),
        Construct::IfElse(exit) | Construct::Else(exit) => Some(inside.or(of_exit(exit))),
        Construct::Case(exit) => Some(of_switch(inside.or(of_exit(exit)).or(NEXT))),
        Construct::Default => Some(of_switch(inside)),
        Construct::Loop => inside.of_loop(),
        // A condition is evaluated before the body, or behind it.
        Construct::LoopBreakIf | Construct::While | Construct::For => inside.or(may_break).of_loop(),
        Construct::Continuing | Construct::ContinuingBreakIf => inside.or(may_break).of_loop(),
    }
}

fn of_switch(inside: Behaviors) -> Behaviors {
    Behaviors { next: inside.next || inside.breaks, breaks: false, ..inside }
}
