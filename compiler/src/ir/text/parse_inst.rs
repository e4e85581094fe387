//! Instructions of the text form.

use smallvec::SmallVec;

use super::lex::{Kind, Token};
use super::parse::{Parser, Step, error};
use crate::ir::instruction::ReadField;
use crate::ir::{
    BlockId, Control, InstId, Op, OverrideInfo, OverrideInfoId, SwitchCase, SwitchId, Swizzle, Value, VarInfo,
    VarInfoId,
};
use crate::types::TypeId;

/// An operand as written: known, or the name of what is defined later.
#[derive(Copy, Clone)]
enum Operand<'t> {
    Known(Value),
    Later(Token<'t>),
}

impl<'t> Parser<'t, '_> {
    /// One instruction at the end of `block`.
    pub(super) fn inst(&mut self, block: BlockId) -> Step<()> {
        let mut results = SmallVec::<[(Token<'t>, TypeId); 2]>::new();
        while self.peek().kind == Kind::Value {
            results.push(self.definition()?);
            if !self.eat(",") {
                self.punctuation("=")?;
                break;
            }
        }
        let mnemonic = self.expect(Kind::Word, "an instruction")?;
        let operands = self.operands(mnemonic.text)?;
        let Some(op) = Op::read(mnemonic.text, self)? else {
            return Err(error(mnemonic.span, format!("no instruction '{}'", mnemonic.text)));
        };
        let span = self.location(mnemonic.span);
        let values: SmallVec<[Value; 8]> = operands.iter().map(|operand| self.or_placeholder(operand)).collect();
        let types: SmallVec<[TypeId; 2]> = results.iter().map(|&(_, ty)| ty).collect();
        let inst = self.module.create_inst(op, &values, &types, span);
        self.module.append(block, inst);
        for (index, operand) in operands.into_iter().enumerate() {
            match operand {
                Operand::Later(token) if token.kind == Kind::At => self.pending_functions.push((inst, index, token)),
                Operand::Later(token) => self.pending_values.push((inst, index, token)),
                Operand::Known(_) => {}
            }
        }
        let run = self.module.results(inst);
        for (value, (spelling, _)) in run.iter().zip(results) {
            self.define(spelling, value)?;
        }
        self.nested(inst)
    }

    fn or_placeholder(&mut self, operand: &Operand<'t>) -> Value {
        match operand {
            Operand::Known(value) => *value,
            Operand::Later(_) => self.module.store.constants.u32(0).into(),
        }
    }

    fn operands(&mut self, mnemonic: &str) -> Step<SmallVec<[Operand<'t>; 8]>> {
        let mut operands = SmallVec::new();
        loop {
            let token = self.peek();
            let starts = matches!(token.kind, Kind::Value | Kind::Number | Kind::Word)
                || (token.kind == Kind::At && mnemonic == "call" && operands.is_empty());
            if !starts {
                return Ok(operands);
            }
            // What follows the vector, which may be a constant, is letters.
            if mnemonic == "swizzle" && token.kind == Kind::Word && !operands.is_empty() {
                return Ok(operands);
            }
            operands.push(match self.operand(Some(()))? {
                Some(value) => Operand::Known(value),
                None => Operand::Later(token),
            });
            if !self.eat(",") {
                return Ok(operands);
            }
        }
    }

    /// An operand. What is not defined yet is `None`, and skipped if `later` is given.
    pub(super) fn operand(&mut self, later: Option<()>) -> Step<Option<Value>> {
        let token = self.peek();
        match token.kind {
            Kind::Value => {
                let known = self.locals.get(token.text).or_else(|| self.globals.get(token.text)).copied();
                if known.is_some() || later.is_some() {
                    self.next();
                }
                Ok(known.map(Value::from))
            }
            Kind::At => {
                self.next();
                Ok(None)
            }
            _ => match self.opt_constant()? {
                Some(constant) => Ok(Some(constant.into())),
                None => self.fail("expected a value"),
            },
        }
    }

    /// The blocks of a control instruction.
    fn nested(&mut self, inst: InstId) -> Step<()> {
        match self.module.inst(inst).op.control() {
            None => Ok(()),
            Some(Control::If { then, otherwise }) => {
                self.braced(then)?;
                if self.eat("else") {
                    self.braced(otherwise)
                } else {
                    self.builder(otherwise).exit(Op::ExitIf, &[]);
                    Ok(())
                }
            }
            Some(Control::Loop { initializer, body, continuing }) => {
                self.punctuation("{")?;
                self.skip_newlines();
                for (name, block) in [("init", initializer), ("body", body), ("continuing", continuing)] {
                    if self.eat(name) {
                        self.braced(block)?;
                        self.skip_newlines();
                    }
                }
                self.punctuation("}")
            }
            Some(Control::Switch(id)) => {
                self.punctuation("{")?;
                self.skip_newlines();
                while self.eat("case") {
                    let selectors = self.selectors()?;
                    let block = self.module.create_block();
                    self.module.switch_cases_mut(id).push(SwitchCase { selectors, block });
                    self.module.adopt_blocks(inst);
                    self.braced(block)?;
                    self.skip_newlines();
                }
                self.punctuation("}")
            }
        }
    }

    fn selectors(&mut self) -> Step<SmallVec<[Option<crate::constant::ConstId>; 2]>> {
        let mut selectors = SmallVec::new();
        loop {
            if self.eat("default") {
                selectors.push(None);
            } else {
                match self.opt_constant()? {
                    Some(constant) => selectors.push(Some(constant)),
                    None => return self.fail("expected a constant or 'default'"),
                }
            }
            if !self.eat(",") {
                return Ok(selectors);
            }
        }
    }

    /// `(%param: type, ...) { ... }`
    fn braced(&mut self, block: BlockId) -> Step<()> {
        let mut params = Vec::new();
        if self.eat("(") {
            while !self.eat(")") {
                if !params.is_empty() {
                    self.punctuation(",")?;
                }
                params.push(self.definition()?);
            }
        }
        let types: Vec<TypeId> = params.iter().map(|&(_, ty)| ty).collect();
        let run = self.module.set_block_params(block, &types);
        for (value, (spelling, _)) in run.iter().zip(params) {
            self.define(spelling, value)?;
        }
        self.block(block)
    }
}

impl ReadField<VarInfoId> for Parser<'_, '_> {
    fn read_field(&mut self) -> Step<VarInfoId> {
        let binding = self.binding()?;
        let io = self.io()?;
        Ok(self.module.create_var_info(VarInfo { binding, io }))
    }
}

impl ReadField<OverrideInfoId> for Parser<'_, '_> {
    fn read_field(&mut self) -> Step<OverrideInfoId> {
        let mut info = OverrideInfo::default();
        if self.eat("@id") {
            let token = self.peek_second();
            let id = self.parenthesised_integer()?;
            info.id = Some(u16::try_from(id).map_err(|_| error(token.span, "an override's id is at most 65535"))?);
        }
        Ok(self.module.create_override_info(info))
    }
}

impl ReadField<Swizzle> for Parser<'_, '_> {
    fn read_field(&mut self) -> Step<Swizzle> {
        let token = self.expect(Kind::Word, "components")?;
        let components: Option<Vec<u8>> =
            token.text.bytes().map(|c| b"xyzw".iter().position(|&x| x == c).map(|i| i as u8)).collect();
        match components {
            Some(components) if (1..=4).contains(&components.len()) => Ok(Swizzle::new(&components)),
            _ => Err(error(token.span, "a swizzle is one to four of the letters x, y, z, w")),
        }
    }
}

/// Blocks are filled by [`Parser::nested`].
impl ReadField<BlockId> for Parser<'_, '_> {
    fn read_field(&mut self) -> Step<BlockId> {
        Ok(self.module.create_block())
    }
}

/// Cases are added by [`Parser::nested`].
impl ReadField<SwitchId> for Parser<'_, '_> {
    fn read_field(&mut self) -> Step<SwitchId> {
        Ok(self.module.create_switch(Vec::new()))
    }
}
