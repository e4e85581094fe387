//! What a function consists of: blocks, each with at most one construct in it and a way out before and after.

/// The stage that a function is for, which decides whether there is `discard`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Compute shaders, whose functions store what they return.
    Compute,
    /// Fragment shaders, which have `discard`.
    Fragment,
}

/// A statement by which control leaves, or by which an invocation stops to be seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ExitKind {
    /// `break`.
    Break,
    /// `continue`.
    Continue,
    /// `return`.
    Return,
    /// `discard`, after which control goes on.
    Discard,
}

/// A way out of a block.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Exit {
    /// The statement.
    pub kind: ExitKind,
    /// Whether it is taken on a condition only.
    pub is_conditional: bool,
}

/// What holds a block.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Construct {
    /// `if` without `else`.
    If,
    /// `if` and `else`: the other branch ends so.
    IfElse(Option<Exit>),
    /// `else`, where the first branch ends so.
    Else(Option<Exit>),
    /// The case of a `switch` that has another case, which ends so, and a default.
    Case(Option<Exit>),
    /// The default of a `switch` that has nothing else.
    Default,
    /// The body of a `loop` that has a `continuing`.
    Loop,
    /// The body of a `loop` whose `continuing` ends in `break if`.
    LoopBreakIf,
    /// The body of a `while`.
    While,
    /// The body of a `for` that counts.
    For,
    /// The `continuing` of a `loop` whose body may break.
    Continuing,
    /// The `continuing` of a `loop`, before its `break if`.
    ContinuingBreakIf,
}

/// Statements: a way out, a construct, and a way out behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The way out before the construct.
    pub before: Option<Exit>,
    /// A construct, and the block that it holds.
    pub nested: Option<(Construct, Box<Block>)>,
    /// The way out behind the construct.
    pub after: Option<Exit>,
}

/// Which ways out there are at a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Context {
    /// The stage.
    pub stage: Stage,
    /// Whether a loop or `switch` is around.
    pub can_break: bool,
    /// Whether a loop is around, and its `continuing` is not.
    pub can_continue: bool,
    /// Whether no `continuing` is around.
    pub can_return: bool,
}

impl Context {
    /// The body of a function.
    pub const fn function(stage: Stage) -> Self {
        Self { stage, can_break: false, can_continue: false, can_return: true }
    }

    /// The block that a construct holds.
    #[must_use]
    pub const fn inside(self, construct: Construct) -> Self {
        match construct {
            Construct::If | Construct::IfElse(_) | Construct::Else(_) => self,
            Construct::Case(_) | Construct::Default => Self { can_break: true, ..self },
            Construct::Loop | Construct::LoopBreakIf | Construct::While | Construct::For => {
                Self { can_break: true, can_continue: true, ..self }
            }
            Construct::Continuing | Construct::ContinuingBreakIf => {
                Self { stage: self.stage, can_break: false, can_continue: false, can_return: false }
            }
        }
    }

    /// Every way out, and none.
    pub fn exits(self) -> Vec<Option<Exit>> {
        let kinds = [
            (ExitKind::Break, self.can_break),
            (ExitKind::Continue, self.can_continue),
            (ExitKind::Return, self.can_return),
            // What is in a `continuing` may not discard either.
            (ExitKind::Discard, self.stage == Stage::Fragment && self.can_return),
        ];
        let possible = kinds.into_iter().filter(|&(_, is_possible)| is_possible);
        let both =
            possible.flat_map(|(kind, _)| [false, true].map(|is_conditional| Some(Exit { kind, is_conditional })));
        [None].into_iter().chain(both).collect()
    }

    /// Every construct that may stand here.
    pub fn constructs(self) -> Vec<Construct> {
        use Construct as C;
        let plain = [C::If, C::Default, C::Loop, C::LoopBreakIf, C::While, C::For, C::Continuing, C::ContinuingBreakIf];
        let case = Self { can_break: true, ..self };
        let branches = self.exits().into_iter().flat_map(|exit| [C::IfElse(exit), C::Else(exit)]);
        plain.into_iter().chain(branches).chain(case.exits().into_iter().map(C::Case)).collect()
    }
}
