module example {
    requires org.escargot.engine;
}
